/** The word of this module that names each capability. */
export const capabilityMessageKey = {
  'company.order': 'capabilityOrder',
  'company.request': 'capabilityRequest',
  'company.approve': 'capabilityApprove',
  'company.records': 'capabilityRecords',
  'company.codes': 'capabilityCodes',
} as const
