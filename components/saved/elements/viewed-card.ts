import { figureInWords, keptPay } from '@/lib/domain/pay/pay-words';
import type { JobStub } from '@/lib/domain/saved/saved-job';

/** An entry of a list: a link, and more texts below it. */
export function recentEntry(href: string, name: string, more: readonly string[] = []): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  const item = document.createElement('li');
  item.append(link, ...more.map(part));
  return item;
}

function part(text: string): HTMLElement {
  const words = document.createElement('span');
  words.textContent = text;
  return words;
}

/**
 * A viewed job: its title links to it.
 * @param applied when the visitor applied for it, in words
 */
export const viewedCard = ({ id, title, place, pay }: JobStub, applied: string | null = null) =>
  recentEntry(
    `/jobs/${id}`,
    title,
    [place, figureInWords(keptPay(pay)), applied].filter((text) => text !== null),
  );
