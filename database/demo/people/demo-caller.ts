import { companyCapabilities, platformCapabilities, storeCapabilities, type Caller } from '../../../src/api/caller.ts'
import { demoMembers } from './demo-members.ts'

/** A demonstration account as the calls see it when it is logged in. */
export function demoVisitor(name: string): Caller {
  const found = demoMembers.find((demoMember) => demoMember.memberName === name)
  if (!found) throw new Error(`there is no demonstration account ${name}`)
  return {
    member: {
      memberId: found.id,
      memberName: found.memberName,
      memberType: found.memberType,
      enterpriseId: found.enterprise ? 1 : null,
      sessionId: 'demonstration',
    },
    stores: found.store ? [{ storeId: found.store.storeId, storeName: '', capabilities: storeCapabilities }] : [],
    platform: found.platform ? platformCapabilities : [],
    company: found.memberType === 3 ? companyCapabilities : [],
  }
}
