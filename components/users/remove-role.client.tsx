'use client'

import type { ComponentProps } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { RoleChange } from '#lib/schemas/users.ts'

/** The button that removes a role, after a question and a proof of identity. */
export const RemoveRole = ({ act, ...props }: ComponentProps<typeof ConfirmActButton<RoleChange>>) => (
  <ConfirmActButton {...props} act={withProof(act)} />
)
