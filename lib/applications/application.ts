/** The states of an application to become an author. */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
}

/** The social networks of the form. */
export const socialNetworks = ['facebook', 'instagram', 'twitter', 'linkedin'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export const socialNetworkLabels: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter (X)',
  linkedin: 'LinkedIn',
}

/** The kinds of work in which an applicant may have experience. */
export const mediaKinds = ['writing', 'audio', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const mediaKindLabels: Record<MediaKind, string> = { writing: 'Texto', audio: 'Áudio', video: 'Vídeo' }

/** The version of the consent line. Other words need another version. */
export const applicationWording = '2026-11'

/** Days after which a rejected application is deleted. */
export const rejectedDays = 180

/** The line that an applicant agrees to. */
export const applicationConsent = `Concordo que o jornal guarde estes dados e os use só para avaliar a minha candidatura. Se ela for rejeitada, eles são apagados depois de ${rejectedDays} dias.`
