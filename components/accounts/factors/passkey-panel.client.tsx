'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { EnrolKey, type EnrolKeyActs } from './enrol-key.client.tsx'

/** Adds passkeys. */
export function PasskeyPanel(acts: EnrolKeyActs) {
  const router = useRouter()
  function enrolled() {
    toast.success('Chave de acesso cadastrada.')
    router.refresh()
  }
  return <EnrolKey kind="passkey" {...acts} onEnrolled={enrolled} />
}
