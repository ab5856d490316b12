import type { AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import { wholeOfMunicipality } from './municipality-data.ts'
import { placeName } from './place-name.ts'
import * as regions from './region-store.ts'
import * as settings from './setting-store.ts'

/** Names of regions by code (2, 4, 6 or 9 digits). */
export const regionNames: (handle: AnyHandle, codes: readonly string[]) => Promise<ReadonlyMap<string, string>> = regions.regionNames

/** Both names of regions by code. */
export const regionNamesOf: (handle: AnyHandle, codes: readonly string[]) => Promise<ReadonlyMap<string, regions.RegionNames>> =
  regions.regionNamesOf
export type { RegionNames } from './region-store.ts'

/** Whether goods are delivered to a region of 2, 4 or 6 digits. */
export const isRegionOpen: (handle: AnyHandle, code: string) => Promise<boolean> = regions.isRegionOpen

/** Names of province, city and district where goods are delivered; null elsewhere. */
export const openDistrict: (handle: AnyHandle, code: string) => Promise<readonly [string, string, string] | null> = regions.openDistrict

/** The name of a city by its code in a language; empty for an unknown one. */
export async function cityNameOf(handle: AnyHandle, cityCode: string, lang: Language = 'zh'): Promise<string> {
  const names = await regions.regionNamesOf(handle, [cityCode.slice(0, 4), cityCode.slice(0, 2)])
  const city = names.get(cityCode.slice(0, 4))
  const shown = city?.name === wholeOfMunicipality ? names.get(cityCode.slice(0, 2)) : city
  return shown ? placeName(shown.name, lang, shown.nameEn) : ''
}

/** The switch and the app id of the WeChat login (specification §3). */
export async function wechatSettings(handle: AnyHandle): Promise<{ isOn: boolean; appId: string }> {
  return {
    isOn: (await settings.settingOr(handle, 'login_wx_pc_is_enable', '0')) === '1',
    appId: await settings.settingOr(handle, 'login_wx_pc_appid', ''),
  }
}

/** A setting by name for use cases of other modules. */
export const settingOr: (handle: AnyHandle, name: string, fallback: string) => Promise<string> = settings.settingOr
export { runningTopicIds } from './topic-store.ts'
export { publishPage, restorePage, savePage } from './build-page.ts'
export { draftOf, historyOf, shownPage } from './page-desk.ts'
export type { PageName } from './page-store.ts'
export { siteTimers } from './plan-showing.ts'
export { isPublicPicture } from './public-picture.ts'
export { fileHandlers } from './file-handlers.ts'
export { ownsFiles } from './uploaded-file-store.ts'
export { previewHandlers } from './preview-file.ts'
export { openMemberFile, showFile } from './show-file.ts'
export type { FileDeps, FileStore } from './ports.ts'
export { placeName } from './place-name.ts'
export { sitePersonalData } from './personal-data.ts'
