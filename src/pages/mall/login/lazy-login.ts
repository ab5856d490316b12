import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import type { completeWechat } from './wechat-login.ts'

/** The login dialog, loaded when somebody first needs it: public pages do not carry it. */
export const LoginDialog = lazyReachable(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }))

/** Completes a WeChat login that an address carries; loaded only when one does. */
export async function completeWechatLogin(...given: Parameters<typeof completeWechat>): Promise<void> {
  const { completeWechat: complete } = await import('./wechat-login.ts')
  await complete(...given)
}
