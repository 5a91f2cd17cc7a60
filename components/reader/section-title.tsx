interface SectionTitleProps {
  id?: string
  children: React.ReactNode
  /** A word on what stands below. */
  aside?: React.ReactNode
}

/** The name of a part of a page, behind the house's square. */
export function SectionTitle({ id, children, aside }: SectionTitleProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id={id} className="flex items-baseline gap-2 font-sans text-sm font-bold tracking-wider uppercase">
        <span aria-hidden="true" className="square" />
        {children}
      </h2>
      {aside && <p className="text-xs text-soft">{aside}</p>}
    </div>
  )
}
