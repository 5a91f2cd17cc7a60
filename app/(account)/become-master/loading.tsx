import { Spinner } from '@radix-ui/themes'

/** Shown until the query for a master is answered (ROLE-6). */
export default function Checking() {
  return (
    <div className="flex justify-center py-24" role="status">
      <Spinner size="3" />
      <span className="sr-only">Verificando o sistema…</span>
    </div>
  )
}
