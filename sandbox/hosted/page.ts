import { escapeHtml } from '@/sandbox/http/escape';

const STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; padding: 1.5rem; font: 17px/1.6 system-ui, sans-serif; color: #12332c; background: #fefcf8; }
  h1 { font-size: 1.375rem; line-height: 1.2; margin: 0 0 0.5rem; }
  p { margin: 0 0 1rem; max-width: 60ch; }
  code { background: #f2e9da; border-radius: 6px; padding: 0.1em 0.4em; }
  label { display: block; font-weight: 600; font-size: 0.9375rem; margin-bottom: 1rem; }
  textarea { display: block; width: 100%; max-width: 40rem; min-height: 6rem; margin-top: 0.4rem; font: inherit; padding: 0.6rem; border: 1.5px solid #857660; border-radius: 14px; box-sizing: border-box; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 0.4rem 1.1rem; border: 1.5px solid #857660; border-radius: 10px; background: none; color: inherit; cursor: pointer; }
`;

/** Reports its height whenever it changes, and asks to scroll to the top of the page on the next step. */
const scriptOf = (isSilent: boolean) => `
  const tell = (message) => ${isSilent ? 'undefined' : "parent.postMessage(message, '*')"};
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  new ResizeObserver(() => tell({ type: 'resize', height: height() })).observe(document.documentElement);
  let step = 1;
  document.querySelector('button').addEventListener('click', () => {
    step += 1;
    const field = document.querySelector('label').cloneNode(true);
    field.firstChild.textContent = 'Question ' + step;
    field.querySelector('textarea').value = '';
    document.querySelector('form').append(field);
    tell({ type: 'scrollToTop' });
  });
`;

type HostedPage = {
  readonly title: string;
  readonly id: string;
  /** Whether it sends its parent no messages. */
  readonly isSilent: boolean;
};

/** One of the hosted forms: shows the id it was opened with and grows by a question at each step. */
export function hostedPage({ title, id, isSilent }: HostedPage): string {
  const shownId = id ? `Opened for <code>${escapeHtml(id)}</code>.` : 'No id was given.';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (sample)</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title} (sample)</h1>
<p>${shownId} This page stands in for the form another company hosts; nothing typed here is sent.</p>
<form><label>Question 1<textarea></textarea></label></form>
<button type="button">Next question</button>
<script>${scriptOf(isSilent)}</script>
</body>
</html>
`;
}
