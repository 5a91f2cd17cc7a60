import { Spinner } from '@radix-ui/themes'

/** While it is not known whether a master exists (reader §2). */
export default function Checking() {
  return (
    <div className="flex justify-center py-24" role="status">
      <Spinner size="3" />
      <span className="sr-only">Verificando o sistema…</span>
    </div>
  )
}
