interface SectionTitleProps {
  id?: string
  children: React.ReactNode
  /** A short note about the section. */
  aside?: React.ReactNode
  /** 1 when it is the page's only title. */
  level?: 1 | 2
}

/** The title of a section of a page, after the newspaper's square. */
export function SectionTitle({ id, children, aside, level = 2 }: SectionTitleProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Heading
        id={id}
        className="flex items-baseline gap-2 font-sans text-sm font-bold tracking-wider whitespace-nowrap uppercase"
      >
        <span aria-hidden="true" className="square" />
        {children}
      </Heading>
      {aside && <p className="text-xs text-soft">{aside}</p>}
    </div>
  )
}
