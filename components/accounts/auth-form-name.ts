/** The forms of the sign-in screen, as its address names them. */
export const authFormNames = ['entrar', 'cadastrar', 'codigo', 'telefone', 'recuperar', 'reenviar'] as const
export type AuthFormName = (typeof authFormNames)[number]
