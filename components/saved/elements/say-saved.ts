import type { SaveOutcome } from '@/lib/client/device/note';
import { DEVICE_LIMITS } from '@/lib/config/browser-limits/device';

/** How long a message stays, in ms. The button shows the result, too. */
const SHOWN_MS = 8_000;

const WORDS: Readonly<Record<SaveOutcome, string>> = {
  written: 'Saved on this device:',
  'without the oldest': 'Saved, and the oldest one removed to make room:',
  removed: 'No longer saved:',
  full: `You have saved ${DEVICE_LIMITS.saved} jobs, and no more fit. Remove one, then save`,
  'not written': 'Your browser couldn’t save this:',
};

let timer: number | undefined;

function messageOf(outcome: SaveOutcome, title: string): HTMLElement {
  const message = document.createElement('p');
  message.dataset.ground = 'pine';
  message.append(`${WORDS[outcome]} ${title} `);
  if (outcome !== 'removed' && outcome !== 'not written') {
    const link = document.createElement('a');
    link.href = '/saved';
    link.textContent = 'See saved jobs';
    message.append(link);
  }
  return message;
}

/** Announces the result of a press, and where the saved jobs are, in a live region. */
export function saySaved(region: HTMLElement, outcome: SaveOutcome, title: string): void {
  window.clearTimeout(timer);
  region.replaceChildren(messageOf(outcome, title));
  timer = window.setTimeout(() => region.replaceChildren(), SHOWN_MS);
}
