import type { SaveOutcome } from '@/lib/client/note';
import styles from './toast.module.css';

/** How long a message stays, in ms. What it says can be seen on the button, too. */
const SHOWN_MS = 8_000;

const WORDS: Readonly<Record<SaveOutcome, string>> = {
  kept: 'Saved on this device:',
  'without the oldest': 'Your browser is full, so the oldest one went. Saved on this device:',
  removed: 'No longer saved:',
  full: 'This device keeps no more saved jobs. Remove one first, then save',
  'not kept': 'Your browser did not keep this:',
};

let timer: number | undefined;

/** Says what became of a press, in the region that waits for it, and where the saved jobs are. */
export function saySaved(region: HTMLElement, outcome: SaveOutcome, title: string): void {
  const message = document.createElement('p');
  message.className = styles.message ?? '';
  message.dataset.ground = 'pine';
  message.append(`${WORDS[outcome]} ${title} `);
  if (outcome !== 'removed' && outcome !== 'not kept') {
    const link = document.createElement('a');
    link.href = '/saved';
    link.textContent = 'See saved jobs';
    message.append(link);
  }
  region.replaceChildren(message);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => region.replaceChildren(), SHOWN_MS);
}
