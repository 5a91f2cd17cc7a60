import type { Qr } from '#lib/qr.ts'

/** A QR code. Dark on light in both schemes: cameras do not read it the other way round. */
export const QrCode = ({ path, size, label }: Qr & { label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    className="w-full max-w-56 bg-white"
    shapeRendering="crispEdges"
  >
    <path d={path} fill="#000" />
  </svg>
)
