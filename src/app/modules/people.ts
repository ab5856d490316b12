import { capturedTransfer } from '../../integrations/bank/captured-transfer.ts'
import { randomFen } from '../../integrations/bank/random-fen.ts'
import { agreementBook } from '../../modules/content/server/public.ts'
import { productNames } from '../../modules/catalog/server/public.ts'
import { enterpriseHandlers, enterpriseTasks, firstRoles } from '../../modules/enterprise/server/public.ts'
import { identityHandlers, identityTasks, passwordHasher } from '../../modules/identity/server/public.ts'
import { memberBook, memberHandlers, memberTasks, memberTimers } from '../../modules/member/server/public.ts'
import { privacyHandlers, privacyTasks, privacyTimers } from '../../modules/privacy/server/public.ts'
import { cityNameOf, ownsFiles, wechatSettings } from '../../modules/site/server/public.ts'
import { firstStaffRoles, staffHandlers, staffTasks } from '../../modules/staff/server/public.ts'
import { privacyDeps } from '../personal-data.ts'
import { openRegions } from '../region-book.ts'
import { allWords } from './all-words.ts'
import type { HouseFacts } from './house-facts.ts'
import type { Room } from './room.ts'

const privacyOf = ({ secret, files }: HouseFacts) => privacyDeps(secret, files.files, allWords)

/** Who people are: their ways in, their companies and stores' staff, and what the house knows of them. */
export const people: Room = {
  handlers: (facts) => [
    ...identityHandlers({
      secret: facts.secret,
      siteUrl: facts.siteUrl,
      sendsSms: facts.sms !== null,
      passwords: passwordHasher({ pepper: facts.passwordPepper }),
      agreements: agreementBook,
      members: memberBook,
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
