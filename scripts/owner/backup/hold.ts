/**
 * Run after a restore: what waited when the backup was made may have arrived since, so a person decides. Nobody has seen it, nor been
 * told of it, in this state.
 */
export const HOLD = `
  update outbox
  set state = 'held', note = 'unsure', lease_until = 0, seen_at = null, alerted_at = null
  where state <> 'held'`;
