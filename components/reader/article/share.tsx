interface ShareProps {
  /** The article's public address. */
  address: string
  title: string
  /** The list's name: a page may have several. */
  label?: string
}

/** Links that share an article; they load nothing from other sites. reader.js makes the third one copy and opens the device's share sheet. */
export function Share({ address, title, label = 'Compartilhar' }: ShareProps) {
  const text = encodeURIComponent(`${title} ${address}`)
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      <li>
        <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener" className="tool">
          <Icon path="M8 1.6a6.3 6.3 0 0 0-5.4 9.6L1.7 14.3l3.2-.8A6.3 6.3 0 1 0 8 1.6zM5.8 5c0 2.8 2.3 5.2 5.2 5.2" />
          <span className="max-sm:sr-only">WhatsApp</span>
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} className="tool">
          <Icon path="M1.5 3.2h13v9.6h-13zM1.5 4l6.5 5 6.5-5" />
          <span className="max-sm:sr-only">E-mail</span>
        </a>
      </li>
      <li>
        <a href={address} data-copy="" className="tool">
          <Icon path="M6.5 9.5a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3L8 3.7M9.5 6.5a3 3 0 0 0-4.3 0L2.6 9.1a3 3 0 0 0 4.3 4.3L8 12.3" />
          <span className="max-sm:sr-only">Copiar link</span>
        </a>
      </li>
      <li className="only-sharing">
        <button type="button" data-share="" className="tool">
          <Icon path="M8 10V1.6M4.8 4.6 8 1.5l3.2 3.1M3.2 7.4v7h9.6v-7" />
          <span className="max-sm:sr-only">Compartilhar…</span>
        </button>
      </li>
    </ul>
  )
}

const Icon = ({ path }: { path: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    className="size-4.5 shrink-0 fill-none stroke-current stroke-[1.4] sm:size-4"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
