/** Where the owner's checks print: what they found, and that they were called wrongly. */
export const terminal = {
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
};
