/** The words of a sentence that invite to speak with the newspaper, to be split off and made a link. */
export const contactInvitation = /(fale com (?:o jornal|a redação)|escreva ao jornal)/i
