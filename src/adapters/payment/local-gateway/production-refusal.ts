/**
 * The local gateways print money of their own, so they must not run where real people pay.
 * The configuration check calls this at start; null means that they may run.
 */
export function refuseLocalGateways(nodeEnv: string | undefined): string | null {
  return nodeEnv === 'production'
    ? 'The local WeChat Pay and Alipay gateways refuse to start with NODE_ENV=production: configure the real channels or switch them off.'
    : null
}
