/** What the numbers of the rules of Forging Florence begin with. */
export default 'F';
