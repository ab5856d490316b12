import { capturedTransfer } from '../../adapters/bank/captured-transfer.ts'
import { randomFen } from '../../adapters/bank/random-fen.ts'
import { agreementSource } from '../../modules/content/server/public.ts'
import { productNames } from '../../modules/pricing/server/public.ts'
import { enterpriseHandlers, enterpriseTasks, firstRoles } from '../../modules/enterprise/server/public.ts'
import { identityHandlers, identityTasks } from '../../modules/identity/server/public.ts'
import { memberRegistry, memberHandlers, memberTasks, memberTimers } from '../../modules/member/server/public.ts'
import { privacyHandlers, privacyTasks, privacyTimers } from '../../modules/privacy/server/public.ts'
import { cityNameOf, ownsFiles, wechatSettings } from '../../modules/site/server/public.ts'
import { firstStaffRoles, staffTasks, staffHandlers } from '../../modules/staff/server/public.ts'
import { privacyDeps } from './personal-data.ts'
import { hasherOf } from './pay-passwords.ts'
import { openRegions } from './open-regions.ts'
import { allMessages } from './all-messages.ts'
import type { InstallationSettings } from './installation-settings.ts'
import type { ModuleRegistration } from './module-registration.ts'

const privacyOf = ({ secret, files }: InstallationSettings) => privacyDeps(secret, files.files, allMessages)

/** Who people are: their ways in, their companies and stores' staff, and what the house knows of them. */
export const peopleModules: ModuleRegistration = {
  handlers: (facts) => [
    ...identityHandlers({
      secret: facts.secret,
      siteUrl: facts.siteUrl,
      sendsSms: facts.sms !== null,
      passwords: hasherOf(facts),
      agreements: agreementSource,
      members: memberRegistry,
      cityName: cityNameOf,
      wechat: facts.wechat,
      wechatSettings,
    }),
    ...memberHandlers({ regions: openRegions, vault: facts.vault, ownsPictures: ownsFiles, randomFen }),
    ...enterpriseHandlers(productNames),
    ...staffHandlers(),
    ...privacyHandlers(privacyOf(facts)),
  ],
  tasks: (facts) => ({
    ...identityTasks({ secret: facts.secret, sendSms: facts.sms, sendMail: facts.mail }),
    ...enterpriseTasks({ sendSms: facts.sms, siteUrl: facts.siteUrl }),
    ...staffTasks({ sendSms: facts.sms, siteUrl: facts.siteUrl }),
    ...memberTasks({ vault: facts.vault, transfer: facts.capture && capturedTransfer(facts.capture) }),
    ...privacyTasks(privacyOf(facts)),
  }),
  subscribers: [firstRoles, firstStaffRoles],
  timers: (facts) => ({ ...memberTimers, ...privacyTimers(privacyOf(facts)) }),
}
