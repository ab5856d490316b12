import { handle, type Handler } from '../../../api/handler.ts'
import { getSettings } from '../endpoints.ts'
import { bannerHandlers, type Leads } from './banners/banner-handlers.ts'
import { pageHandlers } from './built-pages/page-handlers.ts'
import { regionHandlers } from './regions/region-handlers.ts'
import { settingHandlers } from './settings/setting-handlers.ts'
import { topicHandlers } from './topics/topic-handlers.ts'
import { publicSettings } from './settings/setting-repository.ts'

const mostNames = 60

/** Settings, banners, built pages and regions of the mall; `leads` says of an address whether this mall has its page. */
export function siteHandlers(leads: Leads = () => true): Handler[] {
  return [
    ...settingHandlers(),
    ...bannerHandlers(leads),
    ...pageHandlers(),
    ...regionHandlers(),
    ...topicHandlers(),
    handle(getSettings, async (input, call) => {
      const names = input.names
        .split(',')
        .map((name) => name.trim())
        .slice(0, mostNames)
      const values = await publicSettings(call.app.read, names)
      return names.map((name) => values.get(name) ?? '')
    }),
  ]
}
