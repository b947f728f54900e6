import { SITE } from '@/lib/config/site';
import { OPEN_NAMES, QUESTION_WORDS } from '@/lib/content/jobs/posting-topics';
import type { Job } from '@/lib/domain/job/job';
import { contactHref } from '@/lib/domain/application/contact-href';
import { mailHref, questionAbout, textHref } from '@/lib/domain/application/job-question';
import type { OpenQuestion } from '@/lib/domain/posting/topics';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Disclosure } from '@/components/ui/boxes/disclosure';

type Props = {
  readonly job: Job;
  /** What neither the posting nor its record says. */
  readonly questions: readonly OpenQuestion[];
};

/** What is not in the posting, in one line that opens three ways to ask all of it at once: written out, and without a script. */
export function AskUs({ job, questions }: Props) {
  const about = questionAbout(job);
  const words = questions.map((question) => QUESTION_WORDS[question]);
  const names = questions.flatMap((question) => OPEN_NAMES[question] ?? []);
  const codes = questions.map((question) => `&ask=${question}`).join('');
  const ways = [
    ['Text us', SITE.textPhone && textHref(SITE.textPhone.href, about, words)],
    ['Email us', mailHref(SITE.email, about, words)],
    ['Contact form', contactHref(job.id, codes)],
  ] as const;
  return (
    <Disclosure
      // Printed even while closed: it says what is not in the posting.
      data-said=""
      summary={
        <>
          {names.length > 0 && <span>{`Not in the posting: ${names.join(', ')}. `}</span>}
          <span className="strong nowrap">
            {names.length > 0 ? 'Ask us' : 'Ask about this job'}
          </span>
        </>
      }
    >
      {words.length > 0 && (
        <p className="muted small">
          {words.length === 1 ? 'Your question is' : 'Your questions are'} written out. Just send.
        </p>
      )}
      <ul className="cluster gap-2">
        {ways.map(
          ([name, href]) =>
            href && (
              <li key={name}>
                <ButtonLink rel="nofollow" variant="quiet" size="sm" waits={false} href={href}>
                  {name}
                </ButtonLink>
              </li>
            ),
        )}
      </ul>
    </Disclosure>
  );
}
