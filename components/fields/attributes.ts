/** On the button of a form whose scripts have not arrived. */
export const WAITS = 'data-waits';
