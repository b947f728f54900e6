/** Events from a picker to the search around it: its options are about to be needed, and its list has opened. */
export const PICKER_WANTS = 'picker-wants';
export const PICKER_OPENS = 'picker-opens';
