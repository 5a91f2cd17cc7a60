interface EmptyAgendaProps {
  text: string
  /** Where there is more: an address and its words. */
  links: readonly { href: string; label: string }[]
}

/** A part of the agenda without events. */
export const EmptyAgenda = ({ text, links }: EmptyAgendaProps) => (
  <div className="border-y border-rule py-14 text-center">
    <p className="font-serif text-2xl text-balance">{text}</p>
    <p className="mt-6 flex flex-wrap justify-center gap-3">
      {links.map(({ href, label }) => (
        <a key={href} href={href} className="button">
          {label}
        </a>
      ))}
    </p>
  </div>
)
