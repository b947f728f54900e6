import type { FaqItem } from '@/lib/content/pages/faq-item';

/** Questions and answers of a page as schema.org's FAQPage, word for word as the page has them. */
export function faqPage(questions: readonly FaqItem[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
