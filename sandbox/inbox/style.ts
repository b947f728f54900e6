/** Styles of the inbox page, in the site's colours (app/tokens.css) but without loading its files. */
export const STYLE = `
  :root { color-scheme: light; --ink: #12332c; --muted: #4a6159; --line: #e4d8c4; --link: #235a4c; }
  * { box-sizing: border-box; margin: 0; }
  body { background: #f9f3e9; color: var(--ink); font: 400 17px/1.6 'Instrument Sans', system-ui, sans-serif; overflow-wrap: anywhere; }
  main { max-width: 52rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 3.5rem) clamp(1rem, 4vw, 2.5rem); }
  h1 { font-size: clamp(2.125rem, 1.6rem + 2.2vw, 3rem); line-height: 1.1; letter-spacing: -0.022em; font-weight: 600; }
  .lead { color: var(--muted); margin: 0.5rem 0 2rem; }
  article, .empty { background: #fefcf8; border: 1px solid var(--line); border-radius: 20px; padding: clamp(1.125rem, 3vw, 1.625rem); margin-bottom: 0.875rem; }
  .empty { border-style: dashed; border-color: #cfbea4; background: none; text-align: center; padding-block: 3rem; }
  .empty p { color: var(--muted); max-width: 40ch; margin: 0.5rem auto 0; }
  article header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; align-items: center; }
  article h2, .empty h2 { font-size: 1.3125rem; line-height: 1.3; letter-spacing: -0.01em; font-weight: 600; }
  article h2 { margin: 0.6rem 0 0.9rem; }
  .kind { background: #e3eee6; color: #1a473c; border-radius: 999px; padding: 0.12rem 0.7rem; font-size: 0.8125rem; font-weight: 600; }
  .kind.is-message { background: #e6eff7; color: #1f5e96; }
  .kind.is-alert { background: #fbe6df; color: #8f2a17; }
  time, .soft, dt { color: var(--muted); font-size: 0.9375rem; }
  time { font-variant-numeric: tabular-nums; }
  dl { display: grid; gap: 0.35rem; }
  dl div { display: grid; gap: 0 1rem; }
  dd { min-width: 0; }
  dd > span:not(.soft) { display: block; font-size: 0.9375rem; }
  dd b { font-weight: 500; color: var(--muted); margin-right: 0.35em; }
  i { color: var(--muted); font-style: normal; }
  code { font-size: 0.875em; background: #f2e9da; border-radius: 6px; padding: 0.1em 0.4em; }
  .message { white-space: pre-wrap; margin-bottom: 1rem; max-width: 66ch; }
  a { color: var(--link); text-underline-offset: 0.15em; }
  a:hover { color: #b63a22; }
  :focus-visible { outline: 2px solid #0c2721; box-shadow: 0 0 0 5px #f7c548; border-radius: 4px; }
  footer { margin-top: 2.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.9375rem; display: grid; gap: 0.5rem; }
  @media (min-width: 40rem) { dl div { grid-template-columns: 7.5rem 1fr; } }
`;
