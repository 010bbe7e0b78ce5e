/** What the numbers of the rules of Calimala begin with. */
export default 'C';
