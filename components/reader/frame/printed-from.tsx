interface PrintedFromProps {
  newspaper: string
  /** The page's public address. */
  address: string
}

/** On paper alone: where the page comes from, for whoever holds the sheet. */
export const PrintedFrom = ({ newspaper, address }: PrintedFromProps) => (
  <p className="mt-6 hidden border-t border-rule pt-2 text-xs wrap-anywhere print:block">
    {newspaper} · {address}
  </p>
)
