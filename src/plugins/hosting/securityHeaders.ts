/**
 * What every response says beside its policy. `deploy/nginx/site.conf` says the same, and a test compares them.
 *
 * There is no `Strict-Transport-Security`: only who ends TLS knows whether every name below the host has it.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  // For browsers that do not know `frame-ancestors`.
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Code blocks write to the clipboard, which stays allowed; nothing here asks for more.
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=()",
};

/** The names of these files change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
