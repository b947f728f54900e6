import { whenIdle } from '@/lib/client/page/when-idle';
import { HERO_ROTATION_MS } from '@/lib/config/browser-limits/layout';
import { AutoAdvance } from '@/elements/page/auto-advance';
import type { HERO_SCENES } from '@/components/home/attributes';
import type { ElementWith, SelectorOf } from '@/elements/page/attributes-of';

type Scene = ElementWith<typeof HERO_SCENES>;

/**
 * Landscapes that take turns (specification, section 4): `data-state` says which one is in view, and which one it covers while it fades in.
 * They pause while focus is inside the hero. All but the first are loaded once the page is idle; without the script only the first is
 * shown.
 */
class HeroScenes extends HTMLElement {
  #current = 0;
  #end = new AbortController();

  connectedCallback() {
    this.#end = new AbortController();
    const { signal } = this.#end;
    const onAdvance = () => this.#next();
    const rules = { everyMs: HERO_ROTATION_MS, onAdvance, pausesOnHover: false };
    const auto = new AutoAdvance(this, rules, signal);
    const callOff = whenIdle(() => auto.isPlaying && this.#fetch());
    signal.addEventListener('abort', callOff);
  }

  disconnectedCallback() {
    this.#end.abort();
  }

  #scenes() {
    return [
      ...this.querySelectorAll<Scene>('[data-scene]' satisfies SelectorOf<typeof HERO_SCENES>),
    ];
  }

  #next() {
    this.#fetch();
    const scenes = this.#scenes();
    const before = this.#current;
    this.#current = (before + 1) % scenes.length;
    const dots = this.querySelectorAll('[data-dot]' satisfies SelectorOf<typeof HERO_SCENES>);
    for (const [index, scene] of scenes.entries()) {
      const isCurrent = index === this.#current;
      scene.dataset.state = isCurrent ? 'current' : index === before ? 'before' : 'waiting';
      dots[index]?.toggleAttribute('data-current' satisfies typeof HERO_SCENES.current, isCurrent);
    }
  }

  /** Loads each of the others with a copy of the first one's picture. */
  #fetch() {
    const [first, ...others] = this.#scenes();
    const model = first?.querySelector('picture');
    for (const scene of others) {
      if (!model || scene.childElementCount > 0) continue;
      const picture = model.cloneNode(true) as HTMLPictureElement;
      const { art = '', night = '' } = scene.dataset;
      // Before the image's own address, which would otherwise be loaded by night too.
      picture.querySelector('source')?.setAttribute('srcset', night);
      const drawing = picture.querySelector('img');
      drawing?.setAttribute('fetchpriority', 'low');
      drawing?.setAttribute('src', art);
      scene.append(picture);
    }
  }
}

customElements.define('hero-scenes', HeroScenes);
