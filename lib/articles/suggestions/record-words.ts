/** How often the newsroom took a suggested tag and refused it. Decisions may count in part. */
interface SuggestionRecord {
  taken: number
  refused: number
}

/** What the newsroom did with a suggested tag before: “aceita 2 das 3 vezes em que foi sugerida”. Empty when it never decided. */
export function recordWords({ taken, refused }: SuggestionRecord): string {
  const all = Math.round(taken + refused)
  const kept = Math.min(all, Math.round(taken))
  if (all === 0) return ''
  if (kept > 0 && kept < all) return `aceita ${kept} das ${all} vezes em que foi sugerida`
  return `${kept === all ? 'aceita' : 'recusada'} ${all === 1 ? 'na única vez' : `nas ${all} vezes`} em que foi sugerida`
}
