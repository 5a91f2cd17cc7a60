'use client'

import { ConfirmActButton, type ConfirmActButtonProps } from '#components/ui/confirm-act-button.client.tsx'
import { withProof } from './with-proof.ts'

/** A button that runs a server action after a confirmation and, when the server needs one, a proof of identity. */
export const ProvedActButton = <Input,>(props: ConfirmActButtonProps<Input>) => (
  <ConfirmActButton {...props} act={withProof(props.act)} />
)
