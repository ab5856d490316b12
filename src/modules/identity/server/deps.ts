import type { PasswordHasher } from './security/password-hasher.ts'
import type { AgreementSource, CityNames, MemberRegistry, WechatOpen, WechatSettings } from './ports.ts'

/** What the composition root hands in. */
export type IdentityDeps = {
  /** At least 32 characters, the same in every process: derives successors of tokens and keys the digests of codes. */
  readonly secret: string
  readonly passwords: PasswordHasher
  /** False where no provider is configured: sending a code is then refused with a sentence. */
  readonly sendsSms: boolean
  /** The address of the site as people reach it, without a trailing slash: goes into QR codes. */
  readonly siteUrl: string
  readonly agreements: AgreementSource
  readonly members: MemberRegistry
  /** The name of a city by its code; empty for an unknown one. */
  readonly cityName: CityNames
  /** Null where no keys are configured: the login with WeChat is then refused with a sentence. */
  readonly wechat: WechatOpen | null
  readonly wechatSettings: WechatSettings
}
