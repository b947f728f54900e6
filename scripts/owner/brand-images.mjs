// Draws what other programs show of the brand, from the mark, the landscapes and the tokens: icons, share images, and the colours
// for code that cannot load the tokens. Draws each night file of public/art again from its day's file, too.
// The results are committed; run it again (npm run brand-images) when one of these has changed.
import { makeIcons } from './brand-icons.mjs';
import { fail, say } from '../say.mjs';
import { makeNightDrawings } from './night-drawings.ts';
import { makePaintedColors } from './painted-colors.ts';
import { makeShareImages } from './share-images.mjs';

for (const [what, make] of [
  ['the night drawings', makeNightDrawings],
  ['the colours', makePaintedColors],
  ['the icons', makeIcons],
  ['the share images', makeShareImages],
]) {
  try {
    for (const { path, bytes } of await make())
      say('brand', `${path} ${(bytes / 1024).toFixed(1)} KB`);
  } catch (error) {
    fail('brand', `${what} cannot be drawn: ${error instanceof Error ? error.message : error}`);
  }
}
