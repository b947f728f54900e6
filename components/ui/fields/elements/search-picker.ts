import { dropdown, keyOf, smallScreen } from '@/lib/client/page/dropdown';
import { closeByPressBeside } from '@/elements/page/press-beside';
import type { SearchField } from '@/lib/domain/home/home-search';
import { PICKER_OPENS, PICKER_WANTS } from './picker-events';
import { drawLines, made, markActive, pressedOption } from './picker-list';
import {
  accepted,
  afterKey,
  chosenOf,
  closed,
  dismissed,
  linesOf,
  messageOf,
  NEW_PICKER,
  opened,
  picked,
  textOf,
  typedIn,
  understood,
  type Line,
  type PickerState,
} from './picker-state';
import type { PICKER } from '@/components/ui/fields/attributes';
import type { DatasetOf, SelectorOf } from '@/elements/page/attributes-of';

type Parts = NonNullable<ReturnType<typeof partsOf>>;

/**
 * A field for one choice from a list that is searched by typing, or for the typed text itself: a combobox with a listbox below it, or a
 * modal list on a small screen (specification, section 2, 'Home page'). Its steps are in picker-state.ts; without its script it is a plain
 * field of a GET form.
 */
export class SearchPicker extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof PICKER>;
  readonly #mobile = smallScreen();
  readonly #dropdown = dropdown('home', (isByBack) => (isByBack ? this.#dismiss() : this.close()));
  #end = new AbortController();
  #state = NEW_PICKER;
  #parts: Parts | null = null;

  connectedCallback() {
    this.#end = new AbortController();
    const heard = { signal: this.#end.signal };
    this.#parts = partsOf(this);
    if (!this.#parts) return;
    const { dialog, field } = this.#parts;
    this.addEventListener('focusin', this.#stay, heard);
    this.addEventListener('focusout', this.#leave, heard);
    this.addEventListener('mousedown', this.#aim, heard);
    this.addEventListener('click', this.#press, heard);
    this.addEventListener('input', this.#type, heard);
    this.addEventListener('keydown', this.#key, heard);
    document.addEventListener('pointerdown', this.#pressElsewhere, heard);
    closeByPressBeside(dialog, heard);
    dialog.addEventListener('close', this.#dismiss, heard);
    this.#mobile.addEventListener('change', this.#fit, heard);
    this.#takeOver(field);
  }

  disconnectedCallback() {
    this.#end.abort();
    this.#dropdown.end();
  }

  /** The options it chooses from; null while they load. */
  take(options: readonly Line[] | null) {
    this.#set({ ...this.#state, options, hasFailed: false });
  }

  fail() {
    this.#set({ ...this.#state, hasFailed: true });
  }

  close() {
    if (this.#state.isOpen) this.#set(closed(this.#state));
  }

  /** Closes the list. Returns the value; typed text becomes the option it names, if it names one. */
  settle(): SearchField<Line> {
    this.close();
    this.#set(understood(this.#state));
    return this.#state.value;
  }

  override focus() {
    this.#parts?.field.focus();
  }

  /** Keeps what was typed before the script loaded, and opens the list if the field still has the focus. */
  #takeOver(field: HTMLInputElement) {
    const early = field.value;
    const isTyped = early.trim() !== '';
    const isInUse = field === document.activeElement;
    this.#state = NEW_PICKER;
    if (isTyped) this.#set({ ...typedIn(NEW_PICKER, early), isOpen: isInUse });
    this.#fit();
    if (isTyped || isInUse) this.#tell(PICKER_WANTS);
  }

  /** Uses a modal list on a small screen. If the screen becomes small while the field has the focus, waits until it loses the focus. */
  readonly #fit = () => {
    const isModal = this.#mobile.matches;
    const field = this.#parts?.field;
    if (isModal && field === document.activeElement) {
      field?.addEventListener('blur', this.#fit, { once: true, signal: this.#end.signal });
    } else if (isModal !== this.#state.isModal) this.#set({ ...closed(this.#state), isModal });
  };

  #tell(name: string) {
    this.dispatchEvent(new Event(name, { bubbles: true }));
  }

  readonly #stay = ({ target }: FocusEvent) => {
    this.#dropdown.stay();
    const field = this.#parts?.field;
    if (target !== field) return;
    this.#tell(PICKER_WANTS);
    if (!this.#state.isModal) field?.select();
  };

  /** Whether the list stays as it is while the focus or a press goes there. */
  #keeps(target: EventTarget | null): boolean {
    return this.#state.isModal || (target instanceof Node && this.contains(target));
  }

  readonly #leave = ({ relatedTarget }: FocusEvent) => {
    if (this.#keeps(relatedTarget)) return;
    this.#set(understood(this.#state));
    this.#dropdown.leave();
  };

  readonly #aim = (event: MouseEvent) => {
    const { target } = event;
    const { field, list } = this.#parts ?? {};
    // The field keeps the focus wherever a press lands in the list, even between options.
    if (target instanceof Node && list?.contains(target)) event.preventDefault();
    const { isOpen, isModal } = this.#state;
    if (target !== field || isOpen || isModal || event.button !== 0) return;
    // A press into the field selects its text. The browser's default would place the caret and undo the selection.
    event.preventDefault();
    field?.focus();
    field?.select();
  };

  readonly #press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !this.#parts) return;
    const { field, list } = this.#parts;
    const option = pressedOption(list, target);
    if (option >= 0) this.#set(picked(this.#state, option));
    else if (target.closest('[data-done]' satisfies SelectorOf<typeof PICKER>))
      this.#set(accepted(this.#state));
    else if (target.closest('[data-close]' satisfies SelectorOf<typeof PICKER>)) this.#dismiss();
    else if (target === field) {
      // A press on its label arrives here too.
      if (!this.#state.isOpen && !this.#state.isModal) field.select();
      this.#set(opened(this.#state));
    }
  };

  readonly #type = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) this.#set(typedIn(this.#state, target.value));
  };

  readonly #key = (event: KeyboardEvent) => {
    const { target } = event;
    const { field, box, list } = this.#parts ?? {};
    if (target !== field && target !== box && target !== list) return;
    const next = afterKey(this.#state, keyOf(event), target === list);
    if (!next) return;
    event.preventDefault();
    this.#set(next);
  };

  readonly #pressElsewhere = ({ target }: PointerEvent) => {
    if (!this.#keeps(target)) this.close();
  };

  readonly #dismiss = () => {
    if (this.#state.isOpen && this.#state.isModal) this.#set(dismissed(this.#state));
  };

  #set(next: PickerState) {
    const before = this.#state;
    this.#state = next;
    if (!this.#parts || before === next) return;
    const { isOpen, isModal, value } = next;
    if (isModal !== before.isModal) this.#arrange(this.#parts);
    // The options may be requested again, which changes the state that is drawn below.
    if (isOpen && !before.isOpen) this.#tell(PICKER_WANTS);
    this.#draw(this.#parts, before);
    if (isOpen !== before.isOpen) this.#toggle(this.#parts, before.isModal);
    const { field } = this.#parts;
    const isChosenNow = value.chosen !== null && value.chosen !== before.value.chosen;
    // A new choice, or the text of a field whose list has just closed, is selected so that typing replaces it.
    if (!isModal && (isChosenNow || (before.isOpen && !isOpen)) && field === document.activeElement)
      field.select();
  }

  #arrange({ field, popup, room, list, message }: Parts) {
    const { isModal } = this.#state;
    field.readOnly = isModal;
    field.setAttribute('aria-haspopup', isModal ? 'dialog' : 'listbox');
    field.setAttribute('aria-autocomplete', isModal ? 'none' : 'list');
    list.tabIndex = isModal ? 0 : -1;
    (isModal ? room : popup).replaceChildren(list, message);
  }

  #draw({ field, list, message }: Parts, before: PickerState) {
    const state = this.#state;
    const text = textOf(state);
    if (field.value !== text) field.value = text;
    field.setAttribute('aria-expanded', String(state.isOpen));
    for (const owner of [field, list]) owner.removeAttribute('aria-activedescendant');
    if (!state.isOpen) return;
    if (LISTED.some((part) => state[part] !== before[part]))
      drawLines(list, linesOf(state), chosenOf(state));
    const [why, instead] = messageOf(state, this.dataset.noMatch ?? '');
    message.replaceChildren(why, ...(instead ? [made('span', {}, ` ${instead}`)] : []));
    const active = markActive(list, state.active);
    if (active) (state.isModal ? list : field).setAttribute('aria-activedescendant', active);
  }

  #toggle({ field, popup, dialog, box, list }: Parts, wasModal: boolean) {
    const { isOpen, isModal, sought } = this.#state;
    popup.hidden = !isOpen || isModal;
    if (isOpen) {
      this.#tell(PICKER_OPENS);
      if (!isModal) return;
      box.value = sought.text;
      this.#dropdown.fill(dialog);
      if (!list.hidden) list.focus();
    } else {
      this.#dropdown.end();
      if (!wasModal) return;
      dialog.close();
      field.focus();
    }
  }
}

/** The picker's parts: the server's, and its list, which it makes itself. */
function partsOf(picker: SearchPicker) {
  const field = picker.querySelector<HTMLInputElement>('[role="combobox"]');
  const popup = picker.querySelector<HTMLElement>(
    '[data-popup]' satisfies SelectorOf<typeof PICKER>,
  );
  const dialog = picker.querySelector('dialog');
  /** The search field of the modal list. */
  const box = picker.querySelector<HTMLInputElement>('[type="search"]');
  /** The place of the list in the dialog. */
  const room = picker.querySelector<HTMLElement>('[data-room]' satisfies SelectorOf<typeof PICKER>);
  if (!field || !popup || !dialog || !box || !room) return null;
  const list = made('div', {
    role: 'listbox',
    id: field.getAttribute('aria-controls') ?? '',
    'aria-label': field.labels?.[0]?.textContent ?? '',
    // A scrolling list would be a tab stop of its own.
    tabindex: '-1',
  });
  const message = made('p', { role: 'status' });
  popup.replaceChildren(list, message);
  return { field, popup, list, message, dialog, box, room };
}

/** What the drawn lines depend on. */
const LISTED = ['isOpen', 'options', 'value', 'sought', 'isModal'] as const;

customElements.define('search-picker', SearchPicker);
