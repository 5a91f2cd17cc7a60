'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import type { Act } from '#lib/outcome.ts'
import type { ProofWays } from '#server/accounts/proof/queries.ts'
import type { ProofActs } from './proof-dialog.client.tsx'
import { setAsk } from './with-proof.ts'

// Every staff screen has this, and few ask for a proof: the dialog loads when one does.
const ProofDialog = dynamic(() => import('./proof-dialog.client.tsx').then(part => part.ProofDialog))

interface ProofHostProps extends ProofActs {
  findWays: Act<Record<string, never>, ProofWays>
}

/** Asks the signed-in person to prove who they are before a sensitive act. The staff frame mounts it once; `withProof` opens it. */
export function ProofHost({ findWays, ...acts }: ProofHostProps) {
  const [ways, setWays] = useState<ProofWays | null>(null)
  const answer = useRef<(proved: boolean) => void>(() => {})

  useEffect(
    () =>
      setAsk(async () => {
        const outcome = await findWays({}).catch(() => null)
        if (!outcome?.data) return false
        setWays(outcome.data)
        return new Promise(resolve => {
          answer.current = resolve
        })
      }),
    [findWays],
  )

  function close(proved: boolean) {
    setWays(null)
    answer.current(proved)
  }

  return ways && <ProofDialog ways={ways} onClose={close} {...acts} />
}
