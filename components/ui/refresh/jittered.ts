/** A wait that is up to a quarter shorter or longer: screens that were refused at one moment do not all ask again at one moment. */
export const jittered = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2)
