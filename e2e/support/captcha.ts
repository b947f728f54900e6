import type { BrowserContext } from '@playwright/test';

export type CaptchaStandIn = {
  /** What the invisible captcha answers: a token, nothing, or a failure. */
  readonly invisible?: 'token' | 'empty' | 'throws';
  /** What becomes of the provider's script itself. */
  readonly script?: 'loads' | 'fails' | 'hangs';
};

/** The provider's script, in a few lines: `execute` for the invisible captcha, `render` draws a box to press. */
const standIn = (invisible: string) => `
(() => {
  const params = new URL(document.currentScript.src).searchParams;
  const say = { token: () => Promise.resolve('v3-token'), empty: () => Promise.resolve(''), throws: () => Promise.reject(new Error('captcha')) };
  window.captchaActions = window.captchaActions ?? [];
  window.grecaptcha = window.grecaptcha ?? {
    ready: (callback) => setTimeout(callback),
    execute: (key, options) => { window.captchaActions.push(options?.action); return say['${invisible}'](); },
    render: (element, options) => {
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = "I'm not a robot";
      box.onclick = () => options.callback('v2-token');
      element.append(box);
      return 0;
    },
    reset: () => {},
    getResponse: () => '',
  };
  const onload = params.get('onload');
  // The real script calls back later, never while it is being read.
  if (onload) setTimeout(() => window[onload]?.());
})();
`;

/** Answers requests to the captcha provider on this machine. Returns the scripts that were requested. */
export async function answerCaptcha(
  context: BrowserContext,
  { invisible = 'token', script = 'loads' }: CaptchaStandIn = {},
): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(
    /^https:\/\/www\.(google\.com|recaptcha\.net)\/recaptcha\//,
    async (route) => {
      asked.push(route.request().url());
      if (script === 'fails') return route.abort();
      if (script === 'hangs') return undefined;
      return route.fulfill({ contentType: 'text/javascript', body: standIn(invisible) });
    },
  );
  return asked;
}
