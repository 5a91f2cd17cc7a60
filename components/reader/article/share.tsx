interface ShareProps {
  /** The article's public address. */
  address: string
  title: string
}

/** Ways to hand an article on: plain links that load nothing from anybody. reader.js lets the first copy and shows the phone's own sheet. */
export function Share({ address, title }: ShareProps) {
  const text = encodeURIComponent(`${title} ${address}`)
  return (
    <ul aria-label="Compartilhar" className="flex flex-wrap gap-2">
      <li>
        <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener" className="tool">
          WhatsApp
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} className="tool">
          E-mail
        </a>
      </li>
      <li>
        <a href={address} data-copy="" className="tool">
          Copiar link
        </a>
      </li>
      <li className="only-sharing">
        <button type="button" data-share="" className="tool">
          Compartilhar…
        </button>
      </li>
    </ul>
  )
}
