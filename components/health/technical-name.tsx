/** A thing's name in Portuguese, and below it the one that logs and the database use; that one alone when there is no other. */
export function TechnicalName({ name, id }: { name: string | undefined; id: string }) {
  if (!name || name === id) return <code className="break-all">{id}</code>
  return (
    <>
      <span className="block">{name}</span>
      <code className="block break-all text-xs text-soft">{id}</code>
    </>
  )
}
