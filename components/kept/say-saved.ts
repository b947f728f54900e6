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

/** A region that was not there a moment ago is not listened to yet, in ms. */
const HEARD_AFTER_MS = 100;

let timer: number | undefined;

/** Where messages stand: one region for the document, outside of what React draws. */
function regionOf(page: Document): HTMLElement {
  const there = page.querySelector<HTMLElement>('[data-said]');
  if (there) return there;
  const region = page.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset.said = '';
  region.className = styles.status ?? '';
  page.body.append(region);
  return region;
}

function messageOf(outcome: SaveOutcome, title: string): HTMLElement {
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
  return message;
}

/** Says what became of a press, and where the saved jobs are. */
export function saySaved(outcome: SaveOutcome, title: string): void {
  const region = regionOf(document);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    region.replaceChildren(messageOf(outcome, title));
    timer = window.setTimeout(() => region.replaceChildren(), SHOWN_MS);
  }, HEARD_AFTER_MS);
}
