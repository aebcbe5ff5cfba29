import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code, dark on white as cameras expect it. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#0c2233" d={dark.join('')} />
    </svg>
  );
}
