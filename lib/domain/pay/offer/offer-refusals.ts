/** How far a statement about a figure reaches: to the end of the sentence or clause, or to a word that turns to what is offered. */
const SAID = String.raw`(?:(?!\b(?:but|only|just|however|though|instead|rather|then|we can|i can|and (?:come|total|still)\w*)\b)(?:[^\n\r.,;:|!?•·]|[.,](?=\d)|,(?=\s?n?or\b)|,\s?\w+ly,))`;
/** Not a refusal: what nobody can wait for or beat is praise, and what is not taxed, negotiable or included is a description. */
const NO_REFUSAL = String.raw`(?!\s+(?:\w+ly\s+)?(?:wait|miss|beat|believe|regret|find|hesitate|go wrong|bad|tax(?:ed|able)|negotiable|includ\w+|pay for)\b)`;
const NOT = String.raw`(?:is|are|was|were)(?: ?not|n'?t)|not|no longer|never`;

/** A refusal before its figure: 'we cannot offer $3,000 or a bonus, but …'. */
const BEFORE = new RegExp(
  String.raw`\b(?:(?:can|could|will|would|do|does|did|are|is|were|was)(?: ?not|n'?t)|can't|cant|ain'?t|won'?t|refus(?:e|es|ing) to|(?:not|un)[ -]?able to|no longer|never|rejected|refused|denied|turned down)\b${NO_REFUSAL}${SAID}*`,
  'gi',
);
/** What follows a figure that is refused: 'isn't possible', 'was denied', 'off the table'. */
const REFUSED = [
  String.raw`(?:${NOT})\s+(?:\w+ly\s+)?(?:possible|doable|feasible|realistic|workable|achievable|available|offered|approved|on the table|(?:with)?in (?:the|our|their|your)? ?(?:budget|range)|happening|(?:going to|gonna) happen|an option|something (?:we|they|i|you|the)\b)`,
  String.raw`(?:can(?: ?no|'?)t|won'?t|will not|could(?: not|n'?t)) (?:be \w+|work|happen|go through|(?:do|match|pay|offer|approve) (?:it|that|this))`,
  String.raw`(?:(?:is|are|was|were|been|got|gets)|'s) (?:\w+ly )?(?:denied|declined|rejected|refused|turned down|shot down|withdrawn|rescinded|pulled|impossible|unavailable|unrealistic|an? no|over budget|(?:\w+ )?too (?:high|much))`,
  String.raw`off the table|out of (?:the question|reach|(?:the |our |their )?budget)|no[- ]go`,
].join('|');
/** These words begin a separate matter: 'if insurance is declined', 'since the first was denied'. */
const OWN_MATTER = String.raw`(?!\b(?:if|when|unless|since|because|after|although|while)\b)`;
const BEHIND = new RegExp(
  String.raw`\$?\d(?:${OWN_MATTER}${SAID}){0,80}?\b(?:${REFUSED})\b${SAID}*`,
  'gi',
);

/** Something left out of another figure, which does not refuse that figure: 'overtime is not included in the $2,450'. */
const NOT_PART = new RegExp(
  String.raw`(?<![\w$/.,-])[a-z-]+ (?:[a-z-]+ )?(?:${NOT}) (?:included|figured|factored|counted|part) (?:of|in(?:to)?)\b`,
  'gi',
);

/** Pay that is beside a figure and not part of it: 'does not include the $500 bonus'. */
const BESIDE = /\b(?:(?:is|are|was|were|do|does|did)(?: ?not|n'?t)|not) includ(?:e|ing)\b/gi;

/** A line break between a word and the figure it is about: "we can't do ⏎ $3,000". */
const WRAPPED =
  /\b(do|pay|paying|offer|offering|match|approve|get|go|to|at|of|for)[ \t]*\r?\n[ \t]*(?=\$?\d)/gi;

/** A text without the figures that somebody refuses to pay, whether the refusal comes before or after them. */
export const withoutRefusals = (text: string): string =>
  text
    .replace(WRAPPED, '$1 ')
    .replace(NOT_PART, ' ')
    .replace(BESIDE, ',')
    .replace(BEHIND, ' ')
    .replace(BEFORE, ' ');
