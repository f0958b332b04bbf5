/** Where the demonstration of the router bridge is served; both ports can be moved by the environment. */

export const DEVELOPMENT_PORT = Number(process.env['BRIDGE_DEVELOPMENT_PORT'] ?? 4121);
export const PRODUCTION_PORT = Number(process.env['BRIDGE_PRODUCTION_PORT'] ?? 4122);
