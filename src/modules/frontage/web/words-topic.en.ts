import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-topic.zh.ts'

export const en = {
  home: 'Home',
  breadcrumb: 'You are here',
  topics: 'Topics',
  topicsTitle: 'Buying topics',
  topicsDescription: 'Topics on zinc ingots, galvanized sections and auxiliaries: what to look for, goods in stock, chosen suppliers.',
  activities: 'Campaigns',
  activitiesTitle: 'Campaigns',
  activitiesDescription: 'Campaigns that run now or start soon, and the offer sheets of suppliers that are valid today.',
  running: 'Running',
  coming: 'Starting soon',
  until: 'Ends {{date}}',
  from: 'Starts {{date}}',
  always: 'No end date',
  noTopics: 'No topics for now',
  noActivities: 'No campaign is running',
  noActivitiesHelp: 'Look at the offer sheets that are valid today, or at new goods',
  goOffers: 'All offer sheets',
  goNew: 'New goods',
  offers: 'Offer sheets valid today',
  offersSub: 'By suppliers and category; order at these prices while they are valid',
  offerLines: '{{count}} {{count|variant|variants}} · valid until {{date}}',
  preview: 'Preview of the draft, seen by content staff alone',
  missingTitle: 'This topic does not exist or is over',
  missingHelp: 'Look at topics that are running',
} satisfies Words<typeof zh>
