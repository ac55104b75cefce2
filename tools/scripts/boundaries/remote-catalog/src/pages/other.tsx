export default function Other(): string {
  return 'another page';
}
