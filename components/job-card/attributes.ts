/** On `<days-ago>`: the words for its day, if they are not its age. */
export const DAY_WORDS = 'data-day';
