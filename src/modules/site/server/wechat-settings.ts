import type { AnyHandle } from '../../../shared/unit.ts'
import { settingOr } from './setting-store.ts'

/** The switch and the app id of the WeChat login (specification §3). */
export async function wechatSettings(handle: AnyHandle): Promise<{ isOn: boolean; appId: string }> {
  return {
    isOn: (await settingOr(handle, 'login_wx_pc_is_enable', '0')) === '1',
    appId: await settingOr(handle, 'login_wx_pc_appid', ''),
  }
}
