/** What a member may allow or refuse at any time. `personalised`: footprints and statistics under the member's own id. */
export const optionalConsents = ['personalised'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

/** What holds while somebody has decided nothing: the privacy policy, which they agreed to, describes it. */
export const consentDefaults: Readonly<Record<OptionalConsent, boolean>> = { personalised: true }
