import type { RouterContextProvider } from 'react-router'
import { visit } from '../api/visit.ts'
import type { Language } from '../shared/words.ts'

/** What every page's frame shows. A visitor's frame holds nothing personal, so that it may be kept. */
export type ShellData = {
  readonly lang: Language
  readonly cityCode: string
  readonly siteName: string
  readonly origin: string
  readonly member: { readonly memberId: number; readonly memberName: string; readonly memberType: number } | null
  readonly isSupplier: boolean
  readonly isPlatform: boolean
}

/** Loads the frame of a page for its visitor. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const { visitor, lang, cityCode, origin } = visit(context)
  const { member } = visitor
  return {
    lang,
    cityCode,
    siteName: lang === 'zh' ? '锌桥' : 'ZincBridge',
    origin,
    member: member ? { memberId: member.memberId, memberName: member.memberName, memberType: member.memberType } : null,
    isSupplier: visitor.stores.length > 0,
    isPlatform: visitor.platform.length > 0,
  }
}
