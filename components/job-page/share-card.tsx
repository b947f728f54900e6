/* eslint-disable @next/next/no-img-element -- drawn by satori, which knows no other */
import type { CSSProperties } from 'react';
import colors from '@/lib/config/painted-colors.json' with { type: 'json' };
import type { ShareCardContent } from './share-card-content';

export const SHARE_CARD_FONT = 'Instrument Sans';

/** The tokens' values, which a picture cannot load. */
const { day } = colors;

type Props = ShareCardContent & {
  /** The drawing and the wordmark, as data URLs. */
  readonly art: string;
  readonly wordmark: string;
};

/**
 * A job's share card, for next/og: a sky, the title, a chip with its order type, one bar with time and place, and pay. Uses only the CSS
 * that satori supports.
 */
export function ShareCard({ title, orderType, drawing, facts, art, wordmark }: Props) {
  return (
    <div style={{ ...styles.card, background: day[`sky-${drawing}`] }}>
      <img style={styles.art} src={art} width={1200} height={600} alt="" />
      <img style={styles.wordmark} src={wordmark} width={180} height={46} alt="" />
      {orderType && <div style={styles.orderType}>{orderType}</div>}
      <div style={{ ...styles.title, ...titleRoom(title) }}>{title}</div>
      <div style={styles.bar}>
        {facts.map(({ label, value }, at) => (
          <div key={label} style={at > 0 ? { ...styles.fact, ...styles.next } : styles.fact}>
            <div style={styles.label}>{label}</div>
            <div style={{ ...styles.value, fontSize: valueSize(facts) }}>{value}</div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A word of up to this many letters fits the width of a title. */
const LONG_WORD = 20;

/** Size and width by length: a title stays on the sky, in three lines at most. */
function titleRoom(title: string): CSSProperties {
  const { length } = title;
  const [fontSize, width] =
    length <= 18 ? [86, 760] : length <= 36 ? [72, 720] : length <= 66 ? [54, 760] : [44, 820];
  const isLongWord = title.split(' ').some((word) => word.length > LONG_WORD);
  return {
    fontSize,
    width,
    ...(isLongWord ? { wordBreak: 'break-word' } : { textWrap: 'balance' }),
  };
}

/** The bar stays on one line. Place and pay must be readable in a 300-pixel preview too, where they are a quarter of this size. */
function valueSize(facts: ShareCardContent['facts']): number {
  const letters = facts.reduce((sum, { value }) => sum + value.length, 0);
  return letters <= 29 ? 60 : letters <= 36 ? 50 : letters <= 54 ? 34 : 24;
}

const ONE_LINE = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const styles = {
  card: {
    display: 'flex',
    position: 'relative',
    width: '100%',
    height: '100%',
    color: day['color-ink'],
    fontFamily: SHARE_CARD_FONT,
    fontWeight: 600,
  },
  art: { position: 'absolute', left: 0, bottom: -40 },
  wordmark: { position: 'absolute', left: 64, top: 52 },
  orderType: {
    ...ONE_LINE,
    maxWidth: 860,
    position: 'absolute',
    left: 268,
    top: 52,
    padding: '6px 22px',
    borderRadius: 23,
    background: day['color-ink'],
    color: day['color-surface'],
    fontSize: 26,
    lineHeight: 1.3,
  },
  title: {
    display: 'block',
    position: 'absolute',
    left: 64,
    top: 130,
    lineHeight: 1.04,
    letterSpacing: '-0.035em',
  },
  bar: {
    display: 'flex',
    position: 'absolute',
    left: 64,
    bottom: 44,
    maxWidth: 1072,
    padding: '18px 0',
    borderRadius: 22,
    background: day['color-surface'],
    boxShadow: '0 18px 40px rgba(18, 51, 44, 0.22)',
  },
  // Two long facts share the bar.
  fact: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 1,
    padding: '0 30px',
    maxWidth: 620,
  },
  next: { borderLeft: `1px solid ${day['color-line']}` },
  label: {
    ...ONE_LINE,
    color: day['color-muted'],
    fontSize: 28,
    fontWeight: 500,
    lineHeight: 1.3,
  },
  value: { ...ONE_LINE, lineHeight: 1.15, letterSpacing: '-0.03em' },
} as const satisfies Record<string, CSSProperties>;
